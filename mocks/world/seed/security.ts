import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Db } from '../core/db.ts'
import { DAY, HOUR, MINUTE } from '../core/durations.ts'
import { VISITOR_DEVICE } from '../core/site.ts'

const PHONE = { device: 'Chrome · Android', place: 'Chattogram', ip: '198.51.100.•' }

/** Another session that is open, so that there is one to end. */
const PHONE_TOKEN = 'session-phone-of-rahim-0001'

/** F-33, F-39: rahim's logins of the last weeks, one session on a telephone, and what he did to his account. */
export async function seedSecurity(
  db: Db,
  memberId: number,
  now: number,
  { visitor, kyc }: Conditions,
) {
  for (let back = 12; back >= 1; back -= 1) {
    const refused = back % 5 === 3
    const last = back === 1
    await db.logins.insert({
      id: `login-past-${String(13 - back).padStart(2, '0')}`,
      memberId,
      at: now - (last ? 2 : back * 6) * DAY - back * HOUR,
      ...(last || back % 3 === 0 ? PHONE : VISITOR_DEVICE),
      way: back % 4 === 0 ? 'CODE' : 'PASSWORD',
      outcome: refused ? 'REFUSED' : 'OK',
      token: last ? PHONE_TOKEN : null,
    })
  }
  if (visitor === 'rahim')
    await db.sessions.insert({
      token: PHONE_TOKEN,
      memberId,
      createdAt: now - 2 * DAY - HOUR,
      expiresAt: null,
      ended: null,
      byPassword: true,
    })
  await seedProfile(db, memberId, now, kyc)
  const past = [
    ['MOBILE_BOUND', '•••• 0000', 190],
    ['PAYMENT_PASSWORD_SET', '', 90],
    ['PASSWORD_CHANGED', '', 62],
    ['TOTP_ADDED', '', 40],
  ] as const
  for (const [index, [action, detail, days]] of past.entries())
    await db.auditEntries.insert({
      id: `audit-past-${index + 1}`,
      memberId,
      action,
      detail,
      at: now - days * DAY,
    })
}

/** The document of each state of the identity check, and how long ago it was sent. */
const CHECKS = {
  pending: { verdict: 'VERIFIED', reason: null, ago: 2 * MINUTE },
  more: { verdict: 'MORE_NEEDED', reason: 'BLURRED', ago: DAY },
  verified: { verdict: 'VERIFIED', reason: null, ago: 30 * DAY },
  rejected: { verdict: 'REJECTED', reason: 'EXPIRED', ago: DAY },
} as const

/** ENT-80, F-31: rahim's profile and his identity check. */
async function seedProfile(db: Db, memberId: number, now: number, kyc: Conditions['kyc'] = 'none') {
  await db.profiles.insert({
    memberId,
    values: {
      birthday: '1994-05-17',
      nationality: 'BD',
      placeOfBirth: 'Dhaka',
      occupation: 'TRADE',
      currentAddress: 'House 12, Road 5, Dhanmondi, Dhaka',
      telegram: 'rahim_u',
    },
  })
  if (kyc === 'none') return
  const { ago, ...check } = CHECKS[kyc]
  await db.kycChecks.insert({ memberId, document: 'NID', sentAt: now - ago, ...check })
}
