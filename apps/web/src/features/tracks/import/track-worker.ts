import { handleTrackRequest } from './handle-request.ts';
import type { TrackReply, TrackRequest } from './track-messages.ts';

/** Reads one file or one stored track, so that neither blocks the page. The page terminates it to cancel. */
self.addEventListener('message', ({ data }: MessageEvent<TrackRequest>) => {
  void handle(data);
});

async function handle(request: TrackRequest): Promise<void> {
  try {
    send(await handleTrackRequest(request, (share) => send({ kind: 'progress', share })));
  } catch (error) {
    send({ kind: 'failed', failure: { code: 'interrupted' } });
    throw error;
  }
}

function send(reply: TrackReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to the page have no target origin.
  self.postMessage(reply);
}
