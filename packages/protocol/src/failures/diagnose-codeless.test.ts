import { describe, expect, it } from 'vitest';
import { probe, probeOutcome } from '../messages/index.ts';
import { writeFrame } from '../replies/frame.ts';
import { readReply } from '../replies/reply.ts';
import { ConnectorError } from './connector-error.ts';
import { codelessNeedsProbe, diagnoseCodeless } from './diagnose.ts';
import { siteAnswer as answer } from './site-answer.fixtures.ts';

describe('an error without a code', () => {
  const refusal = (message: string, wireCode?: string): ConnectorError =>
    new ConnectorError('refused', message, wireCode === undefined ? {} : { wireCode });

  it('in another language requires the probe', () => {
    expect(codelessNeedsProbe(refusal('Authentifizierung fehlgeschlagen! Bitte neu verbinden.'))).toBe(true);
  });

  it.each([
    refusal('Sorry, that username already exists!'),
    refusal('irgendetwas', 'REG_ERROR7'),
    new ConnectorError('disconnected', 'Authentication failed!'),
    new ConnectorError('site_error', 'x'),
  ])('does not require the probe when the text is clear: $message', error => {
    expect(codelessNeedsProbe(error)).toBe(false);
  });

  it('means disconnected when the site holds no key', () => {
    expect(diagnoseCodeless('no_key', undefined)).toBe('disconnected');
  });

  it('is decided by what works without the user when the site holds a key', () => {
    expect(diagnoseCodeless('has_key', 'data')).toBe('admin_gone');
    expect(diagnoseCodeless('has_key', 'error')).toBe('disconnected');
    expect(diagnoseCodeless(undefined, 'data')).toBe('admin_gone');
  });

  it('is a genuine refusal when the same user can sync', () => {
    expect(diagnoseCodeless('has_key', 'data', 'data')).toBe('refused');
  });

  it('remains undecided when the site stops answering', () => {
    expect(diagnoseCodeless(undefined, undefined)).toBeUndefined();
  });
});

describe('the probe', () => {
  const outcome = (value: unknown) => {
    try {
      return probeOutcome(readReply(probe, answer(200, writeFrame(value))));
    } catch (error) {
      if (error instanceof ConnectorError) return probeOutcome(error);
      throw error;
    }
  };

  it('shows whether the site holds a key, in any language', () => {
    expect(outcome({ version: '6.1', wpversion: '7.1', wpe: 0, wphost: '' })).toBe('no_key');
    expect(outcome({ error: 'Diese Website ist schon verbunden.' })).toBe('has_key');
    expect(outcome(null)).toBeUndefined();
    expect(outcome([])).toBeUndefined();
  });
});
