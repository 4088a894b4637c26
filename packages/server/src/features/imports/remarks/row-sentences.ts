import { counted } from '../../../kernel/text/counted.ts';
import type { RemarkSentences } from './remark-data.ts';

const CHOICES = {
  product_type: 'type of product',
  payment_method: 'payment method',
  type: 'type of payment',
  license_type: 'type of license',
  renewal_type: 'renewal',
  cost_status: 'status',
} as const;

export type OldCostChoice = keyof typeof CHOICES;

/** What is lost without a table that every dashboard has. */
const LOST = {
  options: 'The address of the MainWP Dashboard and the names of its key files are missing.',
  mainwp_wp_options: 'The reconnect secrets of the sites are missing.',
  mainwp_group: 'The tags are missing.',
  mainwp_wp_group: 'Which site has which tag is missing.',
  mainwp_users: 'What is ignored and trusted on all sites is missing.',
} as const;

type NeededTable = keyof typeof LOST;
export const NEEDED_TABLES = Object.keys(LOST) as readonly NeededTable[];

/** Why a row of the old dashboard is left out, or carried over with another value. Rows may hold secrets. */
export const ROW_SENTENCES = {
  row_columns: () => 'The row has more or fewer values than the table has columns.',
  row_value_damaged: ({ given }) => `The value of "${given}" is damaged or too long. It is left out.`,
  dump_columns_unnamed: () => 'The dump does not name the columns. Dump the table with its CREATE TABLE statement.',
  dump_charset: () => 'The dump is in a character set that is not supported. It was read as UTF-8.',
  dump_cut: () => 'The dump ends too early. What it should contain after this point is missing: dump again.',
  more_rows: ({ count = 0 }) => `${counted(count, 'more row')} could not be read whole.`,
  row_encoded_twice: () => 'Its text was encoded twice as UTF-8. That was undone.',
  row_id_missing: () => 'It has no id.',
  row_id_twice: () => 'An earlier row has the same id.',
  table_missing: ({ what }) => `The dump does not contain this table. ${LOST[what as NeededTable]}`,
  dashboard_address_missing: () =>
    'The address of the MainWP Dashboard is missing: sites without a key cannot be taken over.',
  option_unreadable: () => 'The option could not be read. The usual values are taken.',
  options_of_no_site: ({ count = 0 }) =>
    `${counted(count, 'option is of a site that does', 'options are of sites that do')} not exist.`,
  site_address_invalid: () => 'Its address is not one of a website.',
  site_address_completed: ({ becomes }) => `Its address was completed to ${becomes}`,
  site_password_escapes: () => 'Backslashes in its password for HTTP authentication were removed.',
  site_password_file_missing: () =>
    'Its user name and password for HTTP authentication are sealed, and the file that opens them is missing.',
  site_password_unreadable: () => 'Its user name and password for HTTP authentication could not be opened.',
  site_secret_form: () => 'Its reconnect secret has another form than those of the MainWP Dashboard, and is left out.',
  site_client_missing: () => 'Its client does not exist.',
  site_ignored_nameless: ({ count = 0 }) =>
    `${count} of its ignored plugins and themes ${count === 1 ? 'names' : 'name'} none.`,
  ignored_nameless: ({ count = 0 }) =>
    `${counted(count, 'entry', 'entries')} of what is ignored on all sites ${count === 1 ? 'names' : 'name'} no plugin or theme.`,
  tag_nameless: () => 'The tag has no name.',
  tag_same_name: ({ id }) => `The tag was merged with tag ${id}, which has the same name.`,
  tag_of_no_site: () => 'It gives a tag to a site that does not exist.',
  tag_missing: () => 'It gives a site a tag that does not exist.',
  client_nameless: ({ becomes }) => `The client has no name, and gets the name "${becomes}".`,
  client_status_unknown: () => 'The status of the client is unknown. It becomes active.',
  client_email_shared: ({ id }) => `Client ${id} has the same e-mail address, so this one is left without.`,
  email_invalid: () => 'The e-mail address is not one, and is left out.',
  contact_of_no_client: () => 'It is a contact of a client that does not exist.',
  field_nameless: () => 'The field has no name.',
  field_repeats: () => 'The field repeats what every client has.',
  value_of_no_client: () => 'It is a value of a client that does not exist.',
  value_of_no_field: () => 'It is a value of a field that is not carried over.',
  value_twice: () => 'The client has another value of the same field.',
  cost_nameless: ({ becomes }) => `The cost has no name, and gets the name "${becomes}".`,
  cost_choice_unknown: ({ what, given, becomes }) =>
    `The ${CHOICES[what as OldCostChoice]} of the cost is "${given}". It becomes "${becomes}".`,
  cost_choice_unreadable: ({ what, becomes }) =>
    `The ${CHOICES[what as OldCostChoice]} of the cost is unknown. It becomes "${becomes}".`,
  cost_price_zero: () => 'The price of the cost is 0. Check it.',
  cost_price_whole: () => 'The price of the cost is a whole number. Check whether it lost what stood after the comma.',
  cost_targets_gone: ({ what }) => `None of the ${what} that the cost is for exists any more.`,
  cost_some_targets_gone: ({ count = 0, what }) =>
    `${count} of the ${what} that the cost is for ${count === 1 ? 'does' : 'do'} not exist any more.`,
  cost_without_target: () => 'The cost is for no sites, tags or clients.',
  monitor_of_no_site: () => 'It watches a site that does not exist.',
  monitor_type_unknown: () => 'It watches in a way that is not known.',
  api_key_form: () => 'The key is stored in a form that is not known.',
  api_key_secret_form: () => 'The secret of the key is stored in a form that is not known.',
  api_key_permissions: () => 'What the key may do is not known.',
  api_key_refused: () =>
    'The API key that planned this import may not give its permissions to a key. Plan it as a user, in the browser or at the command line.',
} as const satisfies RemarkSentences;
