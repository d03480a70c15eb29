import type { components } from '#openapi/generated/types.ts'

/** D-032: countries with the lengths of a national mobile number, without the leading zero. */
export const countries: components['schemas']['Country'][] = [
  { code: 'BD', dial: '880', digits: [10, 11] },
  { code: 'IN', dial: '91', digits: [10] },
  { code: 'PH', dial: '63', digits: [10] },
  { code: 'TH', dial: '66', digits: [9, 10] },
  { code: 'VN', dial: '84', digits: [9, 10] },
  { code: 'CN', dial: '86', digits: [11] },
]
