import { describe, expect, it } from 'vitest';
import { iconLinks } from './icon-links.ts';

const PAGE = 'https://a.example/de/';

describe('the icons of a page', () => {
  it('are those that it names, the most suitable size first, then that of its host', () => {
    const html = `<html><head>
      <link rel="apple-touch-icon" href="/touch.png">
      <link rel="icon" href="/192.png" sizes="192x192">
      <LINK REL='shortcut icon' HREF='32.png?a=1&amp;b=2' sizes=32x32>
      <link rel="stylesheet" href="/style.css"></head>`;
    expect(iconLinks(html, PAGE)).toEqual([
      'https://a.example/de/32.png?a=1&b=2',
      'https://a.example/192.png',
      'https://a.example/touch.png',
      'https://a.example/favicon.ico',
    ]);
  });

  it('are found from the base address of the page', () => {
    const html = '<base href="https://cdn.example/x/"><link rel=icon href="i.png">';
    expect(iconLinks(html, PAGE)[0]).toBe('https://cdn.example/x/i.png');
  });

  it('are not pictures that can carry scripts, addresses of other kinds, or anything below the head', () => {
    const html = `<link rel="icon" href="/i.svg"><link rel="icon" type="image/svg+xml" href="/i">
      <link rel="mask-icon" href="/mask.png"><link rel="icon" href="data:image/png;base64,AAAA">
      <link rel="icon" href="javascript:alert(1)"><link rel="icon" href="file:///etc/passwd">
      <link rel="icon" href="http://"><body><link rel="icon" href="/late.png">`;
    expect(iconLinks(html, PAGE)).toEqual(['https://a.example/favicon.ico']);
  });

  it('are few, carry no credentials, and each is named once', () => {
    const many = Array.from({ length: 500 }, (_, k) => `<link rel=icon href="https://u:p@b.example/${k % 9}#x">`);
    const found = iconLinks(many.join(''), PAGE);
    expect(found).toEqual([0, 1, 2].map(k => `https://b.example/${k}`).concat('https://a.example/favicon.ico'));
  });
});
