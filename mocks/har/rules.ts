/** A field whose value opens a session, proves who a player is, or must not be shown to others. */
const SECRET =
  /token|password|secret|ticket|challenge|captcha|(?:^|t)otp|verificationcode|recoverycode|credential|signature|firebase/i

/** A field whose value identifies a person, an account or a device. */
const PERSON = new RegExp(
  `^(${[
    'user(name)?',
    'userInfo',
    'nickname',
    '(display|full|real|first|last|payee|customer|account|member|bank)name',
    'customerId',
    'account(no|number)?',
    'withdrawalAccount',
    'holder',
    'recipient',
    'number',
    'card(no|number)?',
    'idNumber',
    'iban',
    'mobile(num|no)?',
    'phone(number)?',
    'e?mail',
    '(\\w*)address',
    'ip',
    'device',
    'sentTo',
    'sender',
    'birthday',
    'placeOfBirth',
    'downline',
    'upline',
    'qr',
    'fileName',
  ].join('|')})$`,
  'i',
)

/** The rules by which recorded traffic loses its personal data, each with the words that are shown to a tester. */
export const REDACTION_RULES = {
  secrets: 'Tokens, passwords, codes and other secret fields',
  people: 'Names, accounts, phone numbers, addresses and birthdays in their fields',
  mails: 'Email addresses in any text',
  numbers: 'Numbers of nine or more digits in any text',
  links: 'Tokens, tickets, sessions and codes in addresses',
} as const

export type RedactionRule = keyof typeof REDACTION_RULES

/** The title of a game or a vendor, whose object names the vendor: the same field elsewhere names a person. */
const isTitle = (field: string, holder: object): boolean =>
  field === 'displayName' && 'vassalage' in holder

/** The rule that replaces the value of a field in its object, or null. */
export function findRule(field: string, holder: object = {}): 'secrets' | 'people' | null {
  if (isTitle(field, holder)) return null
  if (SECRET.test(field)) return 'secrets'
  return PERSON.test(field) ? 'people' : null
}
