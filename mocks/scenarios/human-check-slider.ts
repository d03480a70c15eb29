import type { Scenario } from './statement.ts'

export const humanCheckSlider: Scenario = {
  name: 'human-check-slider',
  says: 'A slider asks whether somebody is there before log-in, registration and codes.',
  humanCheck: 'slider',
}
