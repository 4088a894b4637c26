import { describe, expect, it } from 'vitest';
import type { ChannelKind } from '../channel.ts';
import { aMessage } from '../channels.fixtures.ts';
import type { Message } from '../message.ts';
import { discordBody } from './discord.ts';
import { mailBody } from './email.ts';
import { ntfyBody } from './ntfy.ts';
import { pushBody } from './push.ts';
import { slackBody } from './slack.ts';
import { teamsBody } from './teams.ts';
import { webhookBody } from './webhook.ts';

const NOW = Date.UTC(2026, 0, 31, 9);
const HOSTILE = '<script>alert(1)</script> <!channel> @everyone [x](https://evil.example) *bold* & "q"';
const hostile = aMessage({
  title: HOSTILE,
  paragraphs: [HOSTILE],
  items: [
    { text: HOSTILE, url: 'https://shop.example/a)(b' },
    { text: HOSTILE, url: 'javascript:alert(1)' },
  ],
  url: 'https://keeper.example/alarms/1',
});
const long = aMessage({
  title: 'x'.repeat(1000),
  paragraphs: ['y'.repeat(20_000)],
  items: Array.from({ length: 2000 }, (_none, at) => ({ text: `Site ${at} <&>`, url: `https://site-${at}.example/` })),
});

describe('a webhook', () => {
  it('has the type and the time of the one event that it is about, else the kind of message', () => {
    expect(JSON.parse(webhookBody(aMessage(), NOW))).toMatchObject({
      type: 'site.down',
      timestamp: '2026-01-31T08:00:00Z',
      data: { kind: 'event', events: [{ type: 'site.down', site: { id: 1, name: 'Shop' } }] },
    });
    expect(JSON.parse(webhookBody(aMessage({ kind: 'alarm' }), NOW))).toMatchObject({
      type: 'alarm',
      timestamp: '2026-01-31T09:00:00Z',
    });
  });
});

describe('texts of sites are shown as text', () => {
  it('in Slack: nobody is called, and nothing links elsewhere', () => {
    const body = JSON.parse(slackBody(hostile)) as { text: string; blocks: { text: { type: string; text: string } }[] };
    const [header, ...others] = body.blocks;
    expect(header?.text.type).toBe('plain_text');
    const sections = ['', ...others.map(({ text }) => text.text)];
    expect([body.text, ...sections].join()).not.toMatch(/<!channel>|<script>|<javascript/);
    expect(sections[1]).toContain('&lt;!channel&gt;');
    expect(sections[2]).toContain('<https://shop.example/a%29%28b|&lt;script&gt;');
  });

  it('in Discord: nobody is called, and nothing links elsewhere', () => {
    const body = JSON.parse(discordBody(hostile)) as { allowed_mentions: object; embeds: { description: string }[] };
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.embeds[0]?.description).toContain('\\[x\\]\\(https\\://evil.example\\)');
    expect(body.embeds[0]?.description).toContain('(https://shop.example/a%29%28b)');
  });

  it('in Teams: nothing links elsewhere', () => {
    const body = JSON.parse(teamsBody(hostile)) as {
      attachments: { contentType: string; content: { body: { text: string }[] } }[];
    };
    expect(body.attachments[0]?.contentType).toBe('application/vnd.microsoft.card.adaptive');
    expect(body.attachments[0]?.content.body[1]?.text).toContain('\\[x\\]\\(https');
  });

  it('in HTML: no markup, and only addresses of the web are links', () => {
    const { html, text } = mailBody(hostile);
    expect(html).not.toMatch(/<script|href="javascript/);
    // What lists of mails show after the subject, which is the title.
    expect(html).toMatch(/<body[^>]*><div style="display:none[^>]*>[^<]+<\/div>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<a href="https://keeper.example/alarms/1"');
    expect(text).toContain(HOSTILE);
  });
});

describe('a long message fits', () => {
  it('into Slack, with how many lines are missing', () => {
    const { blocks } = JSON.parse(slackBody(long)) as { blocks: { text: { text: string } }[] };
    expect(blocks[0]?.text.text.length).toBeLessThanOrEqual(150);
    for (const { text } of blocks) expect(text.text.length).toBeLessThanOrEqual(3000);
    expect(blocks[2]?.text.text).toMatch(/… and [\d,]+ more$/);
  });

  it('into Discord, Teams and ntfy', () => {
    const [embed] = (JSON.parse(discordBody(long)) as { embeds: { title: string; description: string }[] }).embeds;
    expect(embed?.title.length).toBeLessThanOrEqual(256);
    expect(embed?.description.length).toBeLessThanOrEqual(4096);
    expect(Buffer.byteLength(teamsBody(long))).toBeLessThanOrEqual(28 * 1024);
    const wide = aMessage({
      paragraphs: ['网'.repeat(20_000)],
      items: Array.from({ length: 500 }, () => ({ text: '网上商店无法访问', url: 'https://shop.example/' })),
    });
    expect(Buffer.byteLength(teamsBody(wide))).toBeLessThanOrEqual(28 * 1024);
    expect(teamsBody(wide)).toMatch(/… and \d+ more/);
    const ntfy = JSON.parse(ntfyBody({ ...long, paragraphs: ['ü'.repeat(9000)] }, 'ops')) as { message: string };
    expect(Buffer.byteLength(ntfy.message)).toBeLessThanOrEqual(4096);
  });
});

describe('a German message', () => {
  const german = { ...long, language: 'de', paragraphs: ['kurz'], url: 'https://keeper.example/' } as const;
  it.each([
    ['Slack', slackBody(german)],
    ['Teams', teamsBody(german)],
    ['mail', mailBody(german).html],
  ])('has a German link in %s', (_kind, body) => {
    expect(body).toContain('In Sitekeeper öffnen');
    expect(body).not.toContain('Open in Sitekeeper');
  });

  it.each([
    ['Slack', slackBody(german)],
    ['Teams', teamsBody(german)],
    ['Discord', discordBody(german)],
    ['ntfy', ntfyBody(german, 'ops')],
    ['a browser', pushBody(german)],
  ])('says in German how much more there is in %s', (_kind, body) => {
    expect(body).toMatch(/… und [\d.]+ weitere/);
    expect(body).not.toContain('more');
  });
});

it('ntfy gets a priority by severity, and the page to open', () => {
  const body = ntfyBody(aMessage({ severity: 'critical', url: 'https://keeper.example/' }), 'ops');
  expect(JSON.parse(body)).toMatchObject({ topic: 'ops', priority: 5, click: 'https://keeper.example/' });
});

describe('the page that a message leads to is linked', () => {
  const page = 'https://keeper.example/sites/7?tab=uptime';
  const bodies = {
    webhook: message => webhookBody(message, NOW),
    email: message => JSON.stringify(mailBody(message)),
    slack: slackBody,
    discord: discordBody,
    teams: teamsBody,
    ntfy: message => ntfyBody(message, 'ops'),
    push: pushBody,
  } satisfies Record<ChannelKind, (message: Message) => string>;
  it.each(Object.entries(bodies))('by %s, and left out if there is none', (_kind, bodyOf) => {
    expect(bodyOf(aMessage({ url: page }))).toContain(page);
    expect(bodyOf(aMessage())).not.toMatch(/keeper\.example|Open in Sitekeeper|undefined/);
  });
});
