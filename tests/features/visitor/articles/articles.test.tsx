// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import Articles from '#features/visitor/articles/screens/articles.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = (kind: 'blog' | 'news', search = '', scenario = 'guest') =>
  openPortal(frozenLink(scenario), `/${kind}${search}`, {
    view: <Articles kind={kind} />,
    texts: ['reading', 'patterns'],
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('blog and news', () => {
  test('OTH-16 pages of the blog, an article with others, and back to the same page', async () => {
    const { address, user } = await open('blog')
    await heading('Blog')
    await screen.findByRole('link', { name: 'What RTP really says' })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
    const pager = screen.getByRole('navigation', { name: 'Pages' })
    await user.click(within(pager).getByRole('button', { name: 'Next page' }))
    await user.click(await screen.findByRole('link', { name: 'How a jackpot grows' }))
    await heading('How a jackpot grows')
    expect(address()).toBe('/blog?page=2&id=307')
    const related = await screen.findByRole('region', { name: 'More from the blog' })
    expect(within(related).getAllByRole('link')).toHaveLength(3)
    await user.click(screen.getByRole('link', { name: 'All articles' }))
    await waitFor(() => expect(address()).toBe('/blog?page=2'))
    await heading('Blog')
  })

  test.each(['?id=x', '?id=0', '?page=x', '?page=0'])(
    'OTH-16 OTH-17 %s is not a whole number and shows the first page of the list',
    async (search) => {
      await open('blog', search)
      await heading('Blog')
      await screen.findByRole('button', { name: 'Page 1, first', current: 'page' })
    },
  )

  test('OTH-17 D-049 the news; HTML in a text is not executed', async () => {
    await open('news', '?id=401', 'guest+hostile-html')
    await screen.findByText('Hover over me')
    expect(document.querySelector('article script, article iframe, article form')).toBeNull()
    expect(Reflect.get(window, 'hostile')).toBeUndefined()
  })

  test('OTH-16 a deleted article', async () => {
    await open('blog', '?id=999')
    await screen.findByText('This article is no longer available.')
  })
})
