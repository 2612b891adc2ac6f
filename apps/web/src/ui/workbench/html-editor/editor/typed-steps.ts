import type { Transaction } from '@tiptap/pm/state';

/** A longer pause in typing begins a step of undo, in milliseconds. */
export const longestPause = 800;

/** Whether a step of undo begins with a change: after a pause, or when it is no typing. */
export function createStepReader(): (transaction: Transaction) => boolean {
  let last = { time: -Infinity, wasTyping: false };
  return (transaction) => {
    const isTyping = isOneCharacter(transaction);
    const isNew = !isTyping || !last.wasTyping || transaction.time - last.time > longestPause;
    last = { time: transaction.time, wasTyping: isTyping };
    return isNew;
  };
}

/** Whether at most one character was added or removed. Words that a keyboard of a phone writes are several. */
function isOneCharacter({ steps, docs, doc }: Transaction): boolean {
  const [before] = docs;
  return steps.length === 1 && before !== undefined && Math.abs(doc.content.size - before.content.size) <= 2;
}
