import type { CardDrawing } from '../cards/card-processes.ts';
import { cardTasks } from '../cards/card-tasks.ts';

/** The drawing of cards in the process of the test: without limits, and without the time that a process needs to start. */
export const cardsInProcess: CardDrawing = { run: (task) => cardTasks.drawCard(task) };
