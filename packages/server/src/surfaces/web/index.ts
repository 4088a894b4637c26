export { Guesses } from './guesses.ts';
export { Pages, WEB_FOLDER } from './pages.ts';
export { setupCodeOf } from './setup-code.ts';
export { webRoutes } from './web.routes.ts';
export { WebDoor } from './web-door.ts';
