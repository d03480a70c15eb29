import { expect, test } from 'vitest'
import { applyRate, kindOfSalary, SALARY_SEARCH } from '#features/agent/salary/model.ts'
import { readSearch } from '#patterns/search-state.ts'

test.each([
  ['AGT-09', 'agentDividendRecordCopy2', 'DIVIDEND'],
  ['AGT-10', 'agentDailyWages2', 'DAILY_SALARY'],
  ['AGT-11', 'agentHourSalary', 'HOURLY_SALARY'],
  ['AGT-12', 'agentRealtimeSalary', 'REALTIME_SALARY'],
] as const)('%s: %s reports %s', (_, page, kind) => {
  expect(kindOfSalary(readSearch(SALARY_SEARCH, `?page=${page}`).page)).toBe(kind)
})

test.each([
  ['333.33', '1.20', '3.99'],
  ['-10.00', '1.20', '0.00'],
  ['90071992547409.93', '0.10', '90071992547.40'],
  ['100.00', null, '0.00'],
])('D-078: %s at %s per cent is %s, rounded down and without floats', (base, rate, share) => {
  expect(applyRate(base, rate)).toBe(share)
})
