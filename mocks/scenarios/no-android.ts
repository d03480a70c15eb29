import type { Scenario } from './statement.ts'

export const noAndroid: Scenario = {
  name: 'no-android',
  says: 'The merchant has no app for Android.',
  android: 'none',
}
