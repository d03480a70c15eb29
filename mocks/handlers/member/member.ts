import type { RequestHandler } from 'msw'
import { worksFor } from '#mocks/content/accounts.ts'
import { fail, invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { mustChangePassword } from '#mocks/contract/gates.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeMemberInfo } from '#mocks/factories/member.ts'
import { isAgentType, isTrialType } from '#mocks/merchant/brand.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { hasEmptyLists } from '#mocks/world/empty-lists.ts'
import { netDepositOf } from '#mocks/world/money/net-deposit.ts'
import { audit } from '#mocks/world/people/audit.ts'
import { AVATAR_BYTES, forgetPictures, pictureOf } from '#mocks/world/people/own-pictures.ts'
import { refuseField } from '#mocks/world/people/register-fields.ts'
import { hasLimits } from '#mocks/world/play/limits.ts'
import { pauseOf } from '#mocks/world/play/pauses.ts'
import type { World } from '#mocks/world/world-types.ts'

/** CON-11, F-48: which pages an agent has, and whether this account may only read them. */
const agentFactsOf = ({ statement }: World, { type, account }: Member) =>
  isAgentType(type)
    ? {
        enableSalary: statement.agentCentre !== 'plain',
        enableContract: statement.agentCentre !== 'plain',
        ...(worksFor(account) !== undefined && { readOnly: true }),
      }
    : {}

/** The avatars to choose from, below an image CDN. */
const AVATARS = Array.from({ length: 12 }, (_, i) => `avatars/${i + 1}.svg`)

const PROMOTIONS_WAITING = 3

/** The member behind the session. */
export const memberHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getMemberInfo', ({ member, session }) => {
    const pause = pauseOf(world, member)
    const offers = pause !== null || isTrialType(member.type) || hasEmptyLists(world)
    return ok({
      ...makeMemberInfo(member, {
        availablePromoCount: offers ? 0 : PROMOTIONS_WAITING,
        limitsSet: hasLimits(world, member.id),
        netDeposit: fromMinor(netDepositOf(world, member).net),
      }),
      availablePromo: { REFERRAL: { enabled: world.statement.referral !== 'off' } },
      ...agentFactsOf(world, member),
      ...(pause && { pause }),
      ...(mustChangePassword(world, session, member) && { mustChangePassword: true }),
    })
  }),

  operation(world, 'getMemberIcon', ({ member }) => ok({ icon: member.icon, choices: AVATARS })),

  operation(world, 'updateMemberIcon', async ({ body, member }) => {
    const { upload: id } = body
    const upload = id && world.db.uploads.find({ id, memberId: member.id })
    if (upload && upload.size > AVATAR_BYTES) return refuse('upload.size')
    const icon = id === undefined ? body.icon : pictureOf(world, member.id, id)
    const choices: readonly (string | null)[] = [null, member.icon, ...AVATARS]
    if (id === undefined ? !choices.includes(icon) : icon === null) return fail(404)
    await world.db.members.update({ id: member.id }, (row) => {
      row.icon = icon
    })
    forgetPictures(world, member.id, icon)
    return ok({ icon, choices: AVATARS })
  }),

  operation(world, 'firstLogin', async ({ member }) => {
    await world.db.members.update({ id: member.id }, (row) => {
      row.firstTimeLogin = false
    })
    return ok({ firstTimeLogin: false })
  }),

  operation(world, 'setLanguage', async ({ body, member }) => {
    await world.db.members.update({ id: member.id }, (row) => {
      row.language = body.language
    })
    return ok(null)
  }),

  operation(world, 'changePassword', async ({ body, member }) => {
    if (body.oldPassword !== member.password) return refuse('password.old.wrong')
    if (body.confirmNewPassword !== body.newPassword) {
      return invalid('/body/confirmNewPassword', 'is not the same as the new password')
    }
    if (body.newPassword === member.password) return refuse('password.same.as.old')
    const reason = refuseField(world, 'password', body.newPassword)
    if (reason) return invalid('/body/newPassword', reason)
    await world.db.members.update({ id: member.id }, (row) => {
      row.password = body.newPassword
      row.passwordState = 'fine'
    })
    await audit(world, member.id, 'PASSWORD_CHANGED')
    return ok(null)
  }),
]
