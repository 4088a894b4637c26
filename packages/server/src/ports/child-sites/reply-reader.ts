import { type ConnectorCall, readReply, type SiteAnswer } from '@sitekeeper/protocol';

/** Parses the answers of sites into replies. */
export interface ReplyReader {
  /** @throws ConnectorError as `readReply`. */
  read<Reply>(call: ConnectorCall<never, Reply>, answer: SiteAnswer): Promise<Reply>;
  /** Replies that are being read then are lost: whoever waits for them ends with this process. */
  close(): Promise<void>;
}

/** Reads each reply on the calling thread. */
export const readHere: ReplyReader = {
  read: async (call, answer) => readReply(call, answer),
  close: async () => {},
};
