import { RichText } from '#ui/rich-text/rich-text.tsx'
import { doAndDont } from './do-and-dont.tsx'

const article = (html: string) => <RichText html={html} level={3} onNavigate={() => undefined} />

export const richTextPairs = doAndDont({
  why: 'Headings and lists, so that people find the condition they look for.',
  right: article(
    '<h2>Weekend reload</h2><p>20% on deposits up to ৳2,000.</p><ul><li>Deposit ৳500 or more.</li><li>Bet the bonus ten times.</li><li>One for each person.</li></ul>',
  ),
  wrong: article(
    '<p><b>WEEKEND RELOAD!!!</b> Get 20% on deposits up to ৳2,000, where the deposit has to be ৳500 or more, the bonus has to be bet ten times, and each person can claim one.</p>',
  ),
})
