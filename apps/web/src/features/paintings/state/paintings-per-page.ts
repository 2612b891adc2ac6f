/** The number of paintings on a page. With it the HTML of a page is below 100 kB. */
export const paintingsPerPage = 125;
