import type { Scenario } from './statement.ts'

export const cdnFirstFails: Scenario = {
  name: 'cdn-first-fails',
  says: 'The image CDN that is asked first has no picture; the other one has them all.',
  images: 'first-fails',
}
