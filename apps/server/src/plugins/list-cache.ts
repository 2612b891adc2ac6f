import type { ReadyAnswer } from '../answers/ready-answer.ts';

/** How many bytes of answers to calls with parameters are kept; calls without are few and always kept. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Answers kept ready, by the name of their call and by its parameters. What is asked for while it is being made is made
 * once; what is invalidated while it is being made is still given to those who asked before, and not kept.
 */
export class ListCache {
  readonly #ready = new Map<string, ReadyAnswer>();
  readonly #making = new Map<string, Promise<ReadyAnswer>>();
  #bytes = 0;

  /** The answer, when it is ready. `key` is empty for a call without parameters. */
  ready(name: string, key: string): ReadyAnswer | undefined {
    return this.#ready.get(addressOf(name, key));
  }

  /** Makes the answer ready, or waits for whoever is making it. */
  async prepare(name: string, key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const address = addressOf(name, key);
    const started = this.#making.get(address);
    if (started) return await started;
    const making = make();
    this.#making.set(address, making);
    try {
      const answer = await making;
      if (this.#making.get(address) === making) this.#keep(address, key, answer);
      return answer;
    } finally {
      if (this.#making.get(address) === making) this.#making.delete(address);
    }
  }

  /** Forgets every answer of a call. */
  invalidate(name: string): void {
    const prefix = addressOf(name, '');
    for (const address of this.#making.keys()) if (address.startsWith(prefix)) this.#making.delete(address);
    for (const address of this.#ready.keys()) if (address.startsWith(prefix)) this.#forget(address);
  }

  #keep(address: string, key: string, answer: ReadyAnswer): void {
    this.#ready.set(address, answer);
    if (key === '') return;
    this.#bytes += answer.byteLength;
    for (const oldest of this.#ready.keys()) {
      if (this.#bytes <= mostBytes) return;
      if (hasParameters(oldest)) this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    const answer = this.#ready.get(address);
    if (answer && hasParameters(address)) this.#bytes -= answer.byteLength;
    this.#ready.delete(address);
  }
}

/** No call's name has a space, so that the beginning of an address names one call only. */
function addressOf(name: string, key: string): string {
  return `${name} ${key}`;
}

function hasParameters(address: string): boolean {
  return !address.endsWith(' ');
}
