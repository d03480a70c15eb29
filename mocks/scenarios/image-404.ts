import type { Scenario } from './statement.ts'

export const image404: Scenario = {
  name: 'image-404',
  says: 'No picture is found on either CDN.',
  images: 'missing',
}
