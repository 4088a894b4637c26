import type { Role } from '../../../kernel/actor.ts';
import type { World } from '../../../testing/world.ts';
import { openPushService } from '../push/push.fixtures.ts';

/** A person who is signed in with a browser, at whose push service messages can be seen. */
export async function personWithBrowser(world: World, name: string, role: Role) {
  const service = await openPushService();
  const options = { auth: '', headers: await world.signIn(await world.webUser(name, role)) };
  const post = (ability: string, input: object = {}) => world.post(ability, input, options);
  return {
    service,
    post,
    get: (ability: string) => world.get(ability, {}, options),
    async turnOn(more: object = {}) {
      await post('prepare-push-v1');
      return post('add-push-browser-v1', { name: `Browser of ${name}`, ...service.subscription, ...more });
    },
    titles: () => service.received.map(({ message }) => message.title),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}
