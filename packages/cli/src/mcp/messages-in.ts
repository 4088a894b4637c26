/** The messages in an answer: one as JSON, or several as they come, as server-sent events. */
export async function* messagesIn(answer: Response): AsyncGenerator<unknown> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield parsed(await answer.text());
    return;
  }
  if (answer.body === null) return;
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + text).split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = dataOf(event);
      if (data !== '') yield parsed(data);
    }
  }
}

function dataOf(event: string): string {
  const lines = event.split(/\r?\n/).filter(line => line.startsWith('data:'));
  return lines.map(line => line.slice(5).replace(/^ /, '')).join('\n');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
