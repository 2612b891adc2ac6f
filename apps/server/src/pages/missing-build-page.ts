/** The page at every URL while the web application is not built, for the operator. */
export const missingBuildPage = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>CAE Map</title>
<p>Карта ещё не собрана. Выполните <code>npm start</code>: команда соберёт её и запустит сервер.</p>
<p lang="en">The map is not built yet. Run <code>npm start</code>: it builds the map and starts the server.</p>
</html>
`;
