import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { richTextPairs } from './do-and-dont/rich-text.tsx'
import logoUrl from './sample-logo.svg?no-inline'

const html = `
<h1>Weekend reload</h1>
<p>Deposit on <b>Friday</b> or <b>Saturday</b> and get <em>20%</em> on top, up to <bdi>৳2,000</bdi>.
Read the <a href="/promotions?type=live">other offers</a> or the <a href="https://example.com/rules">full rules</a>.</p>
<h3>How it works</h3>
<ol><li>Choose the offer before you pay.</li><li>Pay at least <bdi>৳500</bdi>.</li><li>Play it ten times.</li></ol>
<ul><li>One per household</li><li>Not with other offers</li></ul>
<blockquote>The bonus is paid on Sunday before noon.</blockquote>
<table><thead><tr><th>Deposit</th><th>Bonus</th><th>To be played</th></tr></thead>
<tbody><tr><td>৳500</td><td>৳100</td><td>৳6,000</td></tr><tr><td>৳5,000</td><td>৳1,000</td><td>৳60,000</td></tr></tbody></table>
<details><summary>Which games count?</summary><p>Slots and fishing in full, live tables a tenth.</p></details>`

const bengali = `
<h2>সপ্তাহান্তের বোনাস</h2>
<p><b>শুক্রবার</b> বা <b>শনিবার</b> জমা দিলে <bdi>৳২,০০০</bdi> পর্যন্ত ২০% বাড়তি পাবেন। বিস্তারিত <a href="/promotions">অফারের পেজে</a>।</p>
<ul><li>প্রতি পরিবারে একবার</li><li>অন্য অফারের সঙ্গে নেওয়া যাবে না</li></ul>`

const meta = {
  title: 'UI/RichText',
  tags: ['autodocs'],
  component: RichText,
  args: { html, onNavigate: fn() },
  parameters: { bn: { html: bengali } },
  // The sanitiser is loaded before the story is checked.
  loaders: [async () => ({ body: await import('#ui/rich-text/rich-text-body.tsx') })],
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

/** Headings start one level below `level`. */
export const Article: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'Weekend reload' }),
    ).toBeVisible()
  },
}

/** A link inside the app calls onNavigate; other links open a new tab. */
export const Links: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'other offers' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/promotions?type=live')
    const away = canvas.getByRole('link', { name: 'full rules' })
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(away).toHaveAttribute('target', '_blank')
  },
}

/** Details open in place and keep the focus. */
export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = await canvas.findByText('Which games count?')
    await userEvent.click(summary)
    await waitFor(() => expect(canvas.getByText(/a tenth/)).toBeVisible())
    await expect(summary).toHaveFocus()
  },
}

/** Scripts, frames, styles and external pictures are removed; their text is kept. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="font-size:99px">Calm <a href="javascript:alert(1)">text</a></p>
      <script>document.title = 'taken'</script><img src="https://evil.example/a.gif" alt="A far picture">
      <iframe src="https://evil.example"></iframe><form><button>Log in</button></form>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/A far picture/)).toBeVisible()
    await expect(canvasElement.querySelector('a, img, script, iframe, button, [style]')).toBeNull()
    await expect(document.title).not.toBe('taken')
  },
}

const picturePath = new URL(logoUrl, window.location.href).pathname

/** Pictures load lazily, and only from allowed origins. */
export const Picture: Story = {
  args: {
    images: [picturePath.slice(0, picturePath.lastIndexOf('/') + 1)],
    html: `<p>Our logo:</p><p><img src="${picturePath}" alt="A golden hill"></p>`,
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'A golden hill' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 320))
  },
}

export const Empty: Story = { tags: ['!test'], args: { html: '<p></p>' } }
export const LongText: Story = {
  tags: ['!test'],
  args: { html: `<p>${'An unusually long paragraph without any end. '.repeat(60)}</p>${html}` },
}
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Daylight: Story = { tags: ['!test'], globals: { theme: 'daylight' } }
export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = richTextPairs
