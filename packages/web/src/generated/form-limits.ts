// Made by `npm run generate` from the inputs of the abilities. Do not edit.

/** The maximum length of each text field of an ability. */
export const LONGEST = {
  'list-site-users-v1': { search: 200 },
  'create-site-users-v1': { username: 60, email: 100, password: 200, first_name: 200, last_name: 200, user_url: 100 },
  'update-site-user-v1': { site_id_or_domain: 2048, email: 100, password: 200, first_name: 200, last_name: 200, user_url: 100, nickname: 200, display_name: 200, description: 10000 },
  'add-client-v1': { name: 255, client_email: 254, client_phone: 100, address_1: 255, address_2: 255, city: 100, state: 200, zip: 32, country: 200, note: 50000, client_facebook: 255, client_twitter: 255, client_instagram: 255, client_linkedin: 255 },
  'add-client-field-v1': { name: 191, description: 255, client_id_or_email: 254 },
  'add-client-contact-v1': { client_id_or_email: 254, name: 255, email: 254, phone: 100, role: 255, facebook: 255, twitter: 255, instagram: 255, linkedin: 255 },
  'update-branding-v1': { client_id_or_email: 254, name: 100, logo: 300000, colour: 7, sender_name: 100, contact_line: 300, intro: 2000, closing: 2000, mail_subject: 200, mail_text: 4000, time_zone: 100, note: 4000 },
  'add-cost-v1': { name: 255, product_type_title: 100, product_slug: 191, payment_method_title: 100, url: 500, note: 50000, icon_hidden: 255 },
  'add-tag-v1': { name: 200 },
  'add-update-window-v1': { name: 200, site_id_or_domain: 2048, time_zone: 100 },
  'add-maintenance-window-v1': { name: 200, time_zone: 100 },
  'start-site-maintenance-v1': { site_id_or_domain: 2048, name: 200 },
  'install-on-sites-v1': { slug: 200, version: 50 },
  'add-api-key-v1': { name: 200 },
  'add-dashboard-user-v1': { name: 100 },
  'invite-person-v1': { name: 100, email: 200 },
  'test-mail-v1': { to: 200 },
  'add-application-password-v1': { name: 100 },
  'reject-call-v1': { reason: 500 },
  'update-monitor-settings-v1': { expected_status: 200, keyword: 255 },
  'set-vulnerability-feed-v1': { source: 2000, key: 1000 },
  'ignore-vulnerability-v1': { site_id_or_domain: 2048, reason: 500 },
  'accept-altered-files-v1': { site_id_or_domain: 2048, slug: 300, fingerprint: 64, reason: 500 },
  'add-channel-v1': { name: 100, url: 2000, topic: 64, token: 200, p256dh: 200, auth: 100 },
  'add-alarm-rule-v1': { name: 200, time_zone: 100 },
} as const;

/** The numbers of a careful update run: minimum, maximum and default. */
export const STRATEGY = {
  canary_percent: { least: 0.01, most: 100, initial: 1 },
  first_site_ids: {},
  growth: { least: 1, most: 1000, initial: 4 },
  failure_threshold_percent: { least: 0, most: 100, initial: 5 },
  health_check: { initial: true },
  expect_text: { longest: 200 },
  rollback: { initial: true },
} as const;

