/** A post of a grid, by its index, and the cost of the path to it. */
interface Entry {
  readonly post: number;
  readonly cost: number;
}

/** A binary heap of posts for searches of least cost; the lowest cost is popped first. */
export class CostHeap {
  readonly #entries: Entry[] = [];

  push(post: number, cost: number): void {
    const entries = this.#entries;
    let index = entries.length;
    entries.push({ post, cost });
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = entries[parent];
      if (!above || above.cost <= cost) break;
      entries[index] = above;
      index = parent;
    }
    entries[index] = { post, cost };
  }

  pop(): Entry | undefined {
    const entries = this.#entries;
    const top = entries[0];
    const moved = entries.pop();
    if (!top || !moved || entries.length === 0) return top;
    let index = 0;
    for (;;) {
      const left = entries[2 * index + 1];
      const right = entries[2 * index + 2];
      const isRight = left !== undefined && right !== undefined && right.cost < left.cost;
      const child = isRight ? right : left;
      if (!child || child.cost >= moved.cost) break;
      entries[index] = child;
      index = 2 * index + (isRight ? 2 : 1);
    }
    entries[index] = moved;
    return top;
  }
}
