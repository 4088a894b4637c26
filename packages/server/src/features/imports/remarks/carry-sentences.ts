import { counted } from '../../../kernel/text/counted.ts';
import { SETTINGS_PROBLEMS } from '../../monitors/index.ts';
import type { RemarkSentences } from './remark-data.ts';

/** Parts of records whose texts may be cut, as sentences call them. */
const PARTS = {
  name: 'Its name',
  description: 'Its description',
  note: 'Its note',
  slug: 'Its slug',
  value: 'A value',
  product_title: 'The title of its type',
  payment_method_title: 'The title of its payment method',
  phone: 'Its phone number',
  address_1: 'The first line of its address',
  address_2: 'The second line of its address',
  city: 'Its city',
  state: 'Its state or province',
  zip: 'Its postal code',
  country: 'Its country',
  facebook: 'Its Facebook page',
  twitter: 'Its Twitter account',
  instagram: 'Its Instagram account',
  linkedin: 'Its LinkedIn page',
  contact_name: 'The name of a contact',
  contact_phone: 'The phone number of a contact',
  contact_role: 'The role of a contact',
  contact_facebook: 'The Facebook page of a contact',
  contact_twitter: 'The Twitter account of a contact',
  contact_instagram: 'The Instagram account of a contact',
  contact_linkedin: 'The LinkedIn page of a contact',
} as const;

export type CutPart = keyof typeof PARTS;

/** What has a word of a list that is not one here. */
const CHOICES = {
  payment_type: 'kind of payment',
  license_type: 'kind of licence',
  renewal_type: 'renewal',
  status: 'status',
  product_type: 'type',
} as const;

export type CostChoice = keyof typeof CHOICES;

const keyUnusable = (why: string) => () => `It cannot go on working: ${why}. Add an API key for its program.`;

/** What was changed of a record that is carried over, or why it was left out. */
export const CARRY_SENTENCES = {
  text_cut: ({ what, most }) => `${PARTS[what as CutPart]} was cut at ${most} characters.`,
  unnamed: ({ becomes }) => `It had no name and is called "${becomes}".`,
  tag_merged: () => 'There was a tag of this name: the two are one now.',
  client_here: ({ given }) => `A client with the e-mail address ${given} was here already. Its own details were kept.`,
  client_name_here: ({ given }) => `A client with the name "${given}" was here already. Its own details were kept.`,
  email_taken: ({ given, becomes }) => `It has no e-mail address here: ${given} belongs to the client "${becomes}".`,
  email_left_out: ({ given }) => `"${given}" is no e-mail address and was left out.`,
  field_of_mainwp: () => 'MainWP made this field itself, and no client has a value in it.',
  field_of_nobody: () => 'Its client was not carried over.',
  field_renamed: ({ becomes }) => `It is called "${becomes}": a name needs more than digits.`,
  field_in_the_way: ({ id }) => `The client with id ${id} has a field of its own with this name. Rename one of them.`,
  field_merged: () => 'There was a field of this name: the two are one now.',
  nothing_it_is_for: () => 'Nothing that it was for is here. It was kept without a target.',
  choice_unknown: ({ what, given, becomes }) => `Its ${CHOICES[what as CostChoice]} "${given}" became "${becomes}".`,
  payment_method_unknown: ({ given }) => `Its payment method "${given}" is unknown here.`,
  price_impossible: () => 'Its price cannot be stored and is 0 now.',
  renewal_impossible: () => 'The day of its last renewal is impossible and was left out.',
  address_left_out: () => 'Its web page is no address and was left out.',
  key_form: keyUnusable('its consumer key is not stored as MainWP stores it'),
  key_secret_form: keyUnusable('its secret does not have the form that MainWP gives it'),
  key_secret_hash: keyUnusable('its secret is hashed in a way that is not supported'),
  key_lost: () =>
    'It cannot be read in the store: it was damaged, or sealed under another master key. Plan the import again, then adopt it again.',
  key_here: () => 'It was here already.',
  path_not_checked: ({ given }) => `A site is checked at its own address; ${given} is not checked.`,
  interval_longest: () => 'It is checked every hour, the longest interval here.',
  timeout_longest: () => 'It has 120 seconds to answer, the longest time here.',
  pinged: () => 'It was pinged; here its web address is requested.',
  monitor_kept: () => 'The uptime settings that the site has here were kept.',
  still_checked: () => 'It was not checked there; it was here already and is checked here as before.',
  ...SETTINGS_PROBLEMS,
  nothing_automatic: () => 'MainWP updated nothing automatically.',
  window_disabled: () => 'It became an update window that is disabled. Look at it and enable it after the move.',
  only_trusted: ({ given, count = 0 }) =>
    `MainWP updated only what it was told to trust: ${given}${count > 0 ? ` and ${count} more` : ''}. A window updates all that is not ignored.`,
  core_on_all_sites: () => 'MainWP updated WordPress only on the sites chosen for it; the window covers all sites.',
  was_monthly: () => 'It was monthly, which a window cannot be: the proposal is weekly.',
  no_delay: ({ count = 0 }) => `MainWP waited ${counted(count, 'day')} after a release; a window does not wait.`,
  time_zone_unknown: ({ given }) => `The time zone "${given}" is unknown here: the proposal is in UTC.`,
  translations_not_ignored: () => 'Ignored translations are not carried over: they are updated here.',
  plugin_slug_unusable: () => 'An ignored plugin without a usable slug was left out.',
  theme_slug_unusable: () => 'An ignored theme without a usable slug was left out.',
  version_unusable: () => 'An ignored version that is none was left out.',
  not_dismissed: ({ count = 0 }) => `${counted(count, 'dismissed abandoned item')} cannot be dismissed here.`,
  currency_differs: ({ given, becomes }) =>
    `Prices are in ${given} in the old dashboard, and in ${becomes} here. To change that, set SITEKEEPER_COSTS_CURRENCY=${given}.`,
} as const satisfies RemarkSentences;
