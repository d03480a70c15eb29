import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makePayoutAccount } from '#mocks/factories/withdrawal.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { bindAccount, removeAccount, setDefaultAccount } from '#mocks/world/money/bind-account.ts'
import { listPayoutAccounts, MAX_ACCOUNTS } from '#mocks/world/money/payout-accounts.ts'
import type { World } from '#mocks/world/world-types.ts'

const overview = (world: World, { id }: Member, language: string) => ({
  list: listPayoutAccounts(world, id).map((row) => makePayoutAccount(world, row, language)),
  maxAccounts: MAX_ACCOUNTS,
  holder: world.db.members.find({ id })?.payeeName ?? null,
})

/** D-054: where withdrawals are paid to. */
export const payoutAccountHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPayoutAccounts', ({ member, language }) =>
    ok(overview(world, member, language)),
  ),

  operation(
    world,
    'bindPayoutAccount',
    async ({ body, member, language }) =>
      toAnswer(await bindAccount(world, member, body), () => overview(world, member, language)),
    { replay: ({ member, language }) => ok(overview(world, member, language)) },
  ),

  operation(
    world,
    'removePayoutAccount',
    async ({ body: { accountId }, member, language }) =>
      toAnswer(await removeAccount(world, member, accountId), () =>
        overview(world, member, language),
      ),
    { replay: ({ member, language }) => ok(overview(world, member, language)) },
  ),

  operation(world, 'setDefaultPayoutAccount', async ({ body, member, language }) =>
    toAnswer(await setDefaultAccount(world, member, body.accountId), () =>
      overview(world, member, language),
    ),
  ),
]
