import { expect, test } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const owner = { email: 'lia.vernad@example.org', full_name: 'Лия Вернадская-Озёрова' };

async function codeOf(password: string, of = owner): Promise<unknown> {
  return await checkNewPassword(password, of).then(
    () => undefined,
    (error: { code: unknown }) => error.code,
  );
}

test.each(['password', 'PASSWORD', '12345678', 'qwertyui', 'iloveyou', 'ｐａｓｓｗｏｒｄ', 'яяяяяяяяяя'])(
  'the password %s is too common',
  async (password) => {
    expect(await codeOf(password)).toBe('password_too_common');
  },
);

test.each(['lia.vernad@example.org', 'lia.vernad1', 'Вернадская-Озёрова', 'лия вернадская-озёрова!'])(
  'the password %s is too much like the name or the e-mail of its owner',
  async (password) => {
    expect(await codeOf(password)).toBe('password_too_personal');
  },
);

test.each(['twelve camels', 'вернадская любит чай', 'a7$kQ9!x', 'лия переходит перевал'])(
  'the password %s is accepted',
  async (password) => {
    expect(await codeOf(password)).toBeUndefined();
  },
);

test('a password is accepted for an owner with a short name', async () => {
  expect(await codeOf('я иду в горы', { email: 'a@b.org', full_name: 'Я' })).toBeUndefined();
});
