import type { ScenarioGroup } from './conditions.ts'

/** Slow, failing and missing answers. */
export const network: ScenarioGroup = {
  name: 'network',
  title: 'Network',
  scenarios: [
    {
      name: 'image-404',
      description: 'Images are missing on both CDNs.',
      images: 'missing',
    },
    {
      name: 'cdn-first-fails',
      description: 'The first image CDN has no images. The second has them all.',
      images: 'first-fails',
    },
    {
      name: 'chunk-error',
      description:
        'The code chunks of the promotions page and login are missing, as after a new release.',
      code: 'gone',
    },
    {
      name: 'offline',
      description: 'The network drops after the portal starts.',
      failure: { kind: 'offline' },
    },
    {
      name: 'slow',
      description: 'Slow network (3G): each response takes 0.4 to 1.2 seconds.',
      latency: { min: 400, max: 1200 },
    },
    {
      name: 'flaky-50',
      description: 'Half of all calls return 500.',
      failure: { kind: 'flaky', share: 0.5 },
    },
    {
      name: 'http-401',
      description: 'Every call that needs a session returns 401.',
      failure: { kind: 'status', status: 401 },
    },
    {
      name: 'http-403',
      description: 'Every call that can return 403 does.',
      failure: { kind: 'status', status: 403 },
    },
    {
      name: 'http-429',
      description: 'Every call returns 429 (too many requests).',
      failure: { kind: 'status', status: 429 },
    },
    {
      name: 'http-500',
      description: 'Every call returns 500.',
      failure: { kind: 'status', status: 500 },
    },
    {
      name: 'timeout',
      description: 'No call ever gets a response.',
      failure: { kind: 'timeout' },
    },
  ],
}
