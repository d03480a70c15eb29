import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { components } from '#openapi/generated/types.ts'

type MemberInfo = components['schemas']['MemberInfo']

/** The facts about the account that the member may see. */
export const makeMemberInfo = (
  member: Member,
  { availablePromoCount = 0, limitsSet = false, netDeposit = '0.00' } = {},
): MemberInfo => ({
  id: member.id,
  customerId: `C${member.id}`,
  account: member.account,
  nickname: member.nickname,
  type: member.type,
  currency: CURRENCY.code,
  language: member.language,
  hasVip: member.vipLevel !== null,
  vipLabelName: member.vipLevel === null ? null : `VIP ${member.vipLevel}`,
  vipRankLevel: member.vipLevel,
  availablePromoCount,
  availablePromo: { REFERRAL: { enabled: true } },
  firstTimeLogin: member.firstTimeLogin,
  netDeposit,
  limitsSet,
  ...(member.expiresAt !== null && { expiresAt: member.expiresAt }),
})
