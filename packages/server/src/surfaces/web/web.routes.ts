import type { FastifyInstance } from 'fastify';
import { eventsRoutes } from './events.routes.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { OpenStreams } from './open-streams.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { proofRoutes } from './proof.routes.ts';
import { reportRoutes } from './report.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { setupRoutes } from './setup.routes.ts';
import { sitePictureRoutes } from './site-pictures.routes.ts';
import { siteUsersRoutes } from './site-users.routes.ts';
import type { WebDoor } from './web-door.ts';

/** What the dashboard's pages need besides the abilities: signing in, one's own account, long-running streams. */
export function webRoutes(http: FastifyInstance, door: WebDoor): void {
  sessionRoutes(http, door);
  setupRoutes(http, door);
  invitationRoutes(http, door);
  passkeyRoutes(http, door);
  proofRoutes(http, door);
  profileRoutes(http, door);
  const streams = new OpenStreams(door.services.settings.streams);
  eventsRoutes(http, door, streams);
  siteUsersRoutes(http, door, streams);
  reportRoutes(http, door);
  sitePictureRoutes(http, door);
}
