import type { ScenarioGroup } from './conditions.ts'

/** Slow, failing and missing answers. */
export const network: ScenarioGroup = {
  name: 'network',
  title: 'Network',
  scenarios: [
    {
      name: 'image-404',
      description: 'No picture is found on either CDN.',
      images: 'missing',
    },
    {
      name: 'cdn-first-fails',
      description: 'The image CDN that is asked first has no picture; the other one has them all.',
      images: 'first-fails',
    },
    {
      name: 'chunk-error',
      description:
        'The code of the promotions page and of the log-in is gone, as after a new version; the page is there.',
      code: 'gone',
    },
    {
      name: 'offline',
      description: 'The network is gone after the portal has started.',
      failure: { kind: 'offline' },
    },
    {
      name: 'slow',
      description: 'The network is as slow as 3G: each answer takes 0.4 to 1.2 seconds.',
      latency: { min: 400, max: 1200 },
    },
    {
      name: 'flaky-50',
      description: 'Half of all calls fail with 500.',
      failure: { kind: 'flaky', share: 0.5 },
    },
    {
      name: 'http-401',
      description: 'Every call that needs a session is refused with 401.',
      failure: { kind: 'status', status: 401 },
    },
    {
      name: 'http-403',
      description: 'Every call that can be refused with 403 is.',
      failure: { kind: 'status', status: 403 },
    },
    {
      name: 'http-429',
      description: 'Every call is one too many and refused with 429.',
      failure: { kind: 'status', status: 429 },
    },
    {
      name: 'http-500',
      description: 'Every call fails with 500.',
      failure: { kind: 'status', status: 500 },
    },
    {
      name: 'timeout',
      description: 'No call is ever answered.',
      failure: { kind: 'timeout' },
    },
  ],
}
