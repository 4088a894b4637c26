import { expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import { callNeedsApproval, mayNeedApproval } from './approval-need.ts';

function needs(name: string, input: object): boolean {
  const ability = ALL_ABILITIES.find(each => each.name === name);
  if (!ability) throw new Error(`there is no ${name}`);
  return callNeedsApproval(ability, input);
}

it('a destructive call needs approval, a dry run does not', () => {
  expect(needs('delete-site-v1', { site_id_or_domain: 1 })).toBe(true);
  expect(needs('delete-site-v1', { site_id_or_domain: 1, dry_run: true })).toBe(false);
  expect(needs('delete-site-v1', { site_id_or_domain: 1, dry_run: true, confirm: true })).toBe(true);
  // It has no dry run.
  expect(needs('delete-site-themes-v1', { site_id_or_domain: 1, slugs: ['a'] })).toBe(true);
});

it('a change of many sites needs approval, a change of one named site does not', () => {
  expect(needs('run-updates-v1', {})).toBe(true);
  expect(needs('run-updates-v1', { site_ids_or_domains: [] })).toBe(true);
  expect(needs('run-updates-v1', { site_ids_or_domains: [1, 2] })).toBe(true);
  expect(needs('run-updates-v1', { site_ids_or_domains: [1] })).toBe(false);
  expect(needs('update-plugin-everywhere-v1', { slug: 'a' })).toBe(true);
  expect(needs('suspend-site-v1', { site_id_or_domain: 1 })).toBe(false);
  expect(needs('sync-sites-v1', {})).toBe(false);
});

it('a change of access needs approval, even on a single site', () => {
  expect(needs('update-admin-passwords-v1', { websites: [1], password: 'p' })).toBe(true);
  expect(needs('create-site-users-v1', { websites: [1] })).toBe(true);
  expect(needs('update-site-user-v1', { site_id_or_domain: 1, user_id: 2, role: 'administrator' })).toBe(true);
  expect(needs('update-module-v1', { module: 'costs', enabled: false })).toBe(true);
});

it('changing the address of a site needs approval, changing its notes does not', () => {
  expect(needs('update-site-v1', { site_id_or_domain: 1, url: 'https://evil.example' })).toBe(true);
  expect(needs('update-site-v1', { site_id_or_domain: 1, notes: 'a note' })).toBe(false);
});

it('a change of who sees sites or gets their reports needs approval', () => {
  const client = { client_id_or_email: 1 };
  expect(needs('update-client-v1', { ...client, selected_sites: [1, 2] })).toBe(true);
  expect(needs('update-client-v1', { ...client, client_email: 'eve@evil.example' })).toBe(true);
  expect(needs('update-client-v1', { ...client, note: 'a note' })).toBe(false);
  expect(needs('add-client-v1', { name: 'Eve', client_email: 'eve@evil.example' })).toBe(true);
  expect(needs('add-client-v1', { name: 'Eve', selected_sites: [1] })).toBe(true);
  expect(needs('add-client-v1', { name: 'Eve' })).toBe(false);
  expect(needs('add-client-contact-v1', { ...client, name: 'Eve', email: 'eve@evil.example' })).toBe(true);
  expect(needs('update-client-contact-v1', { contact_id: 1, email: 'eve@evil.example' })).toBe(true);
  expect(needs('update-client-contact-v1', { contact_id: 1, phone: '1' })).toBe(false);
  for (const name of ['update-site-v1', 'update-site-record-v1']) {
    expect(needs(name, { site_id_or_domain: 1, client_id: 2 })).toBe(true);
  }
  expect(needs('edit-sites-v1', { site_ids_or_domains: [1], client_id: 2 })).toBe(true);
  expect(needs('edit-sites-v1', { site_ids_or_domains: [1], add_tags: [2] })).toBe(false);
});

it('a change of what clients read in their mails and reports needs approval', () => {
  expect(needs('update-branding-v1', { mail_text: 'Pay to another account.' })).toBe(true);
  expect(needs('update-branding-v1', { client_id_or_email: 1, intro: 'Hello' })).toBe(true);
});

it('a change of all sites of a client, or of how all are checked, needs approval', () => {
  expect(needs('suspend-client-v1', { client_id_or_email: 1 })).toBe(true);
  expect(needs('unsuspend-client-v1', { client_id_or_email: 1 })).toBe(true);
  expect(needs('update-monitor-settings-v1', { active: false })).toBe(true);
  expect(needs('update-monitor-v1', { site_id_or_domain: 1, active: false })).toBe(false);
});

it('where the one site may be left out, a call without it is about all sites', () => {
  for (const name of ['ignore-updates-v1', 'unignore-updates-v1']) {
    expect(needs(name, { type: 'plugins', slugs: ['a'] })).toBe(true);
    expect(needs(name, { site_id_or_domain: 1, type: 'plugins', slugs: ['a'] })).toBe(false);
  }
  expect(needs('unignore-vulnerability-v1', { vulnerability_id: 'v' })).toBe(true);
  expect(needs('unignore-vulnerability-v1', { vulnerability_id: 'v', site_id_or_domain: 1 })).toBe(false);
});

it('reads never need approval, and every ability that destroys or is for admins may', () => {
  for (const ability of ALL_ABILITIES) {
    if (ability.effect === 'read') expect([ability.name, mayNeedApproval(ability)]).toEqual([ability.name, false]);
    if (ability.effect === 'destroy' || (ability.adminOnly && ability.effect !== 'read')) {
      expect([ability.name, callNeedsApproval(ability, {})]).toEqual([ability.name, true]);
    }
  }
});
