import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { banner, wordMark } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

export const lazyImagePairs = doAndDont({
  why: 'Words are text, which can be translated, enlarged and read out.',
  right: (
    <Stack gap="3">
      <LazyImage src={banner(2)} alt="" width={1200} height={400} />
      <h4>Weekend reload</h4>
      <p>20% on deposits up to ৳2,000.</p>
    </Stack>
  ),
  wrong: (
    <div style={{ background: 'var(--card-0)' }}>
      <LazyImage src={wordMark('+20%')} alt="Offer" width={300} height={120} />
    </div>
  ),
})
