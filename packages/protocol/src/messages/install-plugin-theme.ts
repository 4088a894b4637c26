import type { ConnectorCall } from '../call.ts';
import { entriesOf, flagOf, own, shortText } from '../replies/lenient.ts';
import { type ActionItem, readActionItems } from './action-items.ts';

export interface InstallPluginThemeArgs {
  type: 'plugin' | 'theme';
  /** Address of a zip file the site can reach. */
  url: string;
  /** Plugins only. */
  activate?: boolean;
  overwrite?: boolean;
  /** Whether the site verifies the certificate of the address; it does when left out. */
  verifyTls?: boolean;
}

export interface InstallPluginThemeReply {
  installed: boolean;
  /** Directory it went into. */
  destination: string;
  /** File name of the zip and its result. */
  results: [file: string, installed: boolean][];
  items: ActionItem[];
}

/**
 * Install from a zip address (docs/wire/actions.md#installs). A download that fails is a refusal with the code `download_failed`, or like most
 * failures of packages an HTTP 500 with WordPress's critical-error page; a package of the wrong type is a success without
 * items. Judge by what the site lists afterwards.
 */
export const installPluginTheme: ConnectorCall<InstallPluginThemeArgs, InstallPluginThemeReply> = {
  name: 'installplugintheme',
  signed: true,
  effect: 'change',
  patience: 'update',
  fields: ({ type, url, activate, overwrite, verifyTls }) => ({
    type,
    url: JSON.stringify(url),
    activatePlugin: activate === true && type === 'plugin' ? 'yes' : 'no',
    overwrite: overwrite === true,
    sslVerify: verifyTls !== false,
  }),
  parse: reply => ({
    installed: own(reply, 'installation') === 'SUCCESS',
    destination: shortText(own(reply, 'destination_name')),
    results: entriesOf(own(reply, 'install_results')).map(([file, done]) => [shortText(file), flagOf(done)]),
    items: readActionItems(own(own(reply, 'other_data'), 'install_items')),
  }),
};
