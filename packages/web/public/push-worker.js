// Shows the push messages of this server. It answers no requests: pages always come from the server.
self.addEventListener('push', event => {
  const { title, text, url } = event.data.json();
  const options = { body: text, icon: '/favicon.svg', data: { path: pathOf(url) } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});

/** Only pages of the address under which this browser was subscribed are opened. */
function pathOf(url) {
  if (url === undefined) return '/alarms';
  const { pathname, search } = new URL(url);
  return pathname + search;
}
