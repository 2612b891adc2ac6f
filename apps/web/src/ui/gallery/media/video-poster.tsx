/** The local poster of a video that has not been started. */
export function VideoPoster({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 78 24 52l9 9 22-30 21 27 8-8 20 22 17-19 14 13 11-10 14 16v18H0z" fill="currentColor" />
      <path d="M0 86 30 66l14 9 26-18 22 17 18-10 24 16 26-12v22H0z" fill="currentColor" fillOpacity="0.75" />
    </svg>
  );
}
