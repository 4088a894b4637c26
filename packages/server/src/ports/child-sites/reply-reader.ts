import { type ConnectorCall, readReply, type SiteAnswer } from '@sitekeeper/protocol';

/** Makes replies of the answers of sites. */
export interface ReplyReader {
  /** @throws ConnectorError as `readReply`. */
  read<Reply>(call: ConnectorCall<never, Reply>, answer: SiteAnswer): Promise<Reply>;
  /** Replies that are being read then are lost: whoever waits for them ends with this process. */
  close(): Promise<void>;
}

/** Reads each where it is asked to. */
export const readHere: ReplyReader = {
  read: async (call, answer) => readReply(call, answer),
  close: async () => {},
};
