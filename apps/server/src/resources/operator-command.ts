import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileStores } from '../media/file-stores.ts';
import { RequestError } from '../responses/request-error.ts';
import type { Settings } from '../settings.ts';

/** What commands of the operator use: a running application, or a database without one. */
export type OperatorContext = Pick<FastifyInstance, 'database' | 'sumLogCounts'> & {
  readonly lists: Pick<FastifyInstance['lists'], 'invalidate'>;
  readonly settings: Settings;
  readonly files: FileStores;
};

/** What commands use of a running application. */
export function operatorContext(
  app: Pick<FastifyInstance, 'database' | 'lists' | 'sumLogCounts'>,
  settings: Settings,
  files: FileStores,
): OperatorContext {
  const { database, lists } = app;
  return { database, lists, settings, files, sumLogCounts: (since) => app.sumLogCounts(since) };
}

/** The outcome of a command: its output, or the reason why it did nothing. */
export const outcomeSchema = z.union([z.object({ failure: z.string() }), z.object({ output: z.unknown() })]);
export type CommandOutcome = z.infer<typeof outcomeSchema>;

interface CommandDefinition<Input extends z.ZodType, Output extends z.ZodType> {
  readonly input: Input;
  readonly output: Output;
  /** @throws {RequestError} whose message is printed */
  readonly run: (context: OperatorContext, input: z.output<Input>) => Promise<z.input<Output>>;
}

/** A command whose input and output may come from another process. */
export interface OperatorCommand<Input extends z.ZodType, Output extends z.ZodType> {
  readonly input: Input;
  readonly output: Output;
  /** Runs the command. An error that the operator can correct is part of the outcome; others are thrown. */
  execute(context: OperatorContext, input: unknown): Promise<CommandOutcome>;
}

/** Defines a command of the operator. */
export function operatorCommand<Input extends z.ZodType, Output extends z.ZodType>({
  input,
  output,
  run,
}: CommandDefinition<Input, Output>): OperatorCommand<Input, Output> {
  return {
    input,
    output,
    async execute(context, value) {
      const parsed = input.safeParse(value);
      if (!parsed.success) return { failure: describeInput(parsed.error) };
      try {
        return { output: output.parse(await run(context, parsed.data)) };
      } catch (error) {
        if (error instanceof RequestError) return { failure: error.message };
        throw error;
      }
    },
  };
}

function describeInput({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `The value of ${path.join('.')} is wrong: ${message}`).join('\n');
}
