import { expect, test } from 'vitest';
import { admits, mostOfAll, sumHoldings, type Holding, type SharedLimit } from './shared-limit.ts';
import { clientNetworks } from '../security/client-network.ts';

const limit: SharedLimit = {
  usual: { address: 10, neighbourhood: 20, region: 40, whole: 100 },
  reserve: { address: 1, neighbourhood: 1, region: 5, whole: 300 },
};

/** Takes as much as is admitted from each address, up to `each`, and returns the holdings. */
function take(
  addresses: readonly string[],
  holdings: readonly Holding[] = [],
  each = Number.POSITIVE_INFINITY,
): Holding[] {
  const taken = [...holdings];
  for (const address of addresses) {
    const client = clientNetworks(address);
    for (let count = 0; count < each && admits(limit, sumHoldings(client, taken)); count += 1)
      taken.push({ client, amount: 1 });
  }
  return taken;
}

const range = (count: number, toAddress: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => toAddress(index));

test.each([
  ['an address', ['198.51.100.1'], 10],
  ['a neighbourhood', range(256, (index) => `198.51.100.${index}`), 20],
  ['a region', range(256, (index) => `198.51.${index}.1`), 40],
  ['an IPv6 network of 64 bits', range(50, (index) => `2001:db8::${index}`), 10],
  ['an IPv6 network of 48 bits', range(50, (index) => `2001:db8:0:${index}::1`), 20],
  ['an IPv6 network of 32 bits', range(50, (index) => `2001:db8:${index}::1`), 40],
])('%s has at most its share', (_what, addresses, share) => {
  expect(take(addresses)).toHaveLength(share);
});

test('a newcomer is admitted while 250 neighbourhoods have all that they can get, in any order', () => {
  const attackers = range(250, (index) => `${index + 1}.7.7.7`);
  const greedy = take(attackers);
  const fair = take(attackers, take(attackers, [], 1));
  for (const holdings of [greedy, fair])
    expect(take(['203.0.113.9'], holdings)).toHaveLength(holdings.length + 1);
});

test('a region with a share of the reserve leaves the rest of it to others', () => {
  const full = take(range(10, (index) => `${index + 1}.7.7.7`));
  expect(full).toHaveLength(100);
  const region = take(
    range(256, (index) => `198.51.${index}.1`),
    full,
  );
  expect(region).toHaveLength(105);
  expect(take(['203.0.113.9'], region)).toHaveLength(106);
});

test('all together never have more than the usual part and the reserve', () => {
  const everyone = take(range(5000, (index) => `${(index % 250) + 1}.${Math.floor(index / 250)}.7.7`));
  expect(everyone).toHaveLength(mostOfAll(limit));
});

test('what is added is counted with its amount', () => {
  const client = clientNetworks('198.51.100.1');
  const used = sumHoldings(client, [{ client, amount: 7 }]);
  expect([admits(limit, used, 3), admits(limit, used, 4)]).toEqual([true, false]);
});
