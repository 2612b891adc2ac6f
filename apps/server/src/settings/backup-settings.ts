import path from 'node:path';
import { z } from 'zod';

/** The settings of scheduled backups. */
export interface BackupSettings {
  /** The folder of scheduled backups, an absolute path; without it there are none. */
  readonly backupDir: string | undefined;
  /** The time between two scheduled backups. */
  readonly backupHours: number;
  /** How many scheduled backups are kept. */
  readonly backupKeep: number;
}

const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`)
    .default(fallback);

export const backupSettingsSchema = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: wholeNumber(1, 8760, 24),
  BACKUP_KEEP: wholeNumber(1, 1000, 14),
};

export const backupSettingsExamples = {
  BACKUP_DIR: '/backups/cae-map',
  BACKUP_HOURS: '24',
  BACKUP_KEEP: '14',
} as const;

/** @param root the folder that relative paths are relative to */
export function toBackupSettings(
  data: z.output<z.ZodObject<typeof backupSettingsSchema>>,
  root: string,
): BackupSettings {
  return {
    backupDir: data.BACKUP_DIR === undefined ? undefined : path.resolve(root, data.BACKUP_DIR),
    backupHours: data.BACKUP_HOURS,
    backupKeep: data.BACKUP_KEEP,
  };
}
