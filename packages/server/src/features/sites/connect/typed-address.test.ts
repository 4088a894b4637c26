import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../kernel/errors.ts';
import { meantUrls } from './typed-address.ts';

describe('an address as entered', () => {
  it.each([
    ['https://Example.com', ['https://example.com/']],
    ['HTTP://example.com/blog', ['http://example.com/blog/']],
    ['https:example.com', ['https://example.com/']],
    [' example.com ', ['https://example.com/', 'http://example.com/']],
    ['www.example.com/wp-admin/', ['https://www.example.com/', 'http://www.example.com/']],
    ['example.com:8080/shop?x=1#y', ['https://example.com:8080/shop/', 'http://example.com:8080/shop/']],
    ['127.0.0.1', ['https://127.0.0.1/', 'http://127.0.0.1/']],
    ['[::1]:81', ['https://[::1]:81/', 'http://[::1]:81/']],
    ['localhost', ['https://localhost/', 'http://localhost/']],
    ['intranet:8080', ['https://intranet:8080/', 'http://intranet:8080/']],
    ['müller.example', ['https://xn--mller-kva.example/', 'http://xn--mller-kva.example/']],
  ])('%s is read as %j', (typed, wanted) => {
    expect(meantUrls(typed)).toEqual(wanted);
  });

  it.each([
    '',
    ' ',
    'shop',
    'my shop',
    'anna@example.com',
    'anna:secret@example.com/',
    'javascript:alert(1)',
    'mailto:anna@example.com',
    'ftp://example.com/',
    'file:///etc/passwd',
    '//',
    'https://',
    'https:',
  ])('“%s” is rejected', typed => {
    expect(() => meantUrls(typed)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    try {
      meantUrls(typed);
    } catch (error) {
      const { message, data } = error as AppError;
      expect(message).not.toContain('secret');
      expect(data.errors).toMatchObject([{ path: 'input.url' }]);
    }
  });
});
