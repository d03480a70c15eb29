import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pager } from '#ui/pager/pager.tsx'
import { pagerPairs } from './do-and-dont/pager.tsx'

const bengali = new Intl.NumberFormat('bn-u-nu-beng')

const meta = {
  title: 'UI/Pager',
  tags: ['autodocs'],
  component: Pager,
  args: {
    page: 10,
    pages: 20,
    onChange: fn(),
    labels: {
      nav: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
      summary: (page: number, pages: number) => `${page} / ${pages}`,
      first: 'first',
      last: 'last',
    },
  },
  parameters: {
    bn: {
      labels: {
        nav: 'পাতা',
        previous: 'আগের পাতা',
        next: 'পরের পাতা',
        page: (page: number) => `পাতা ${bengali.format(page)}`,
        summary: (page: number, pages: number) =>
          `${bengali.format(page)} / ${bengali.format(pages)}`,
        first: 'প্রথম',
        last: 'শেষ',
        digits: (page: number) => bengali.format(page),
      },
    },
  },
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenCalledWith(11)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 20, last' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(20)
  },
}
export const FirstPage: Story = { args: { page: 1 } }
export const LastPage: Story = { tags: ['!test'], args: { page: 20 } }
export const Few: Story = { tags: ['!test'], args: { page: 2, pages: 3 } }
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = {
  tags: ['!test'],
  render: (args) => (
    <div style={{ inlineSize: '20em' }}>
      <Pager {...args} />
    </div>
  ),
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = pagerPairs
