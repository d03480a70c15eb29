import type { Meta, StoryObj } from '@storybook/react-vite'
import '#ui/tokens/fonts/bengali.css'
import '#ui/tokens/fonts/thai.css'
import '#ui/tokens/fonts/chinese.css'
import styles from './foundations.module.css'

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const sizes = ['40', '32', '24', '20', '18', '16', '14', '12'] as const

const scripts = [
  {
    lang: 'en',
    name: 'English',
    heading: 'Tonight the river runs gold',
    body: 'Your balance is ready. Choose a game, set your limits, and play at your own pace.',
  },
  {
    lang: 'bn',
    name: 'Bengali',
    heading: 'আজ রাতে নদী সোনালি স্রোতে বয়',
    body: 'আপনার ব্যালেন্স প্রস্তুত। গেম বেছে নিন, সীমা ঠিক করুন এবং নিজের গতিতে খেলুন।',
  },
  {
    lang: 'vi',
    name: 'Vietnamese',
    heading: 'Đêm nay dòng sông chảy ánh vàng',
    body: 'Số dư của bạn đã sẵn sàng. Hãy chọn trò chơi, đặt giới hạn và chơi theo nhịp của mình.',
  },
  {
    lang: 'th',
    name: 'Thai',
    heading: 'คืนนี้สายน้ำไหลเป็นสีทอง',
    body: 'ยอดเงินของคุณพร้อมแล้ว เลือกเกม ตั้งขีดจำกัด และเล่นตามจังหวะของคุณ',
  },
  {
    lang: 'zh-CN',
    name: 'Chinese',
    heading: '今夜河水流淌着金光',
    body: '您的余额已就绪。选择游戏，设定限额，按自己的节奏游玩。',
  },
] as const

/** Every size of the display and interface fonts, by script. */
export const Scale: Story = {
  render: () => (
    <div className={styles.page}>
      {scripts.map(({ lang, name, heading, body }) => (
        <section className={styles.script} lang={lang} key={lang} aria-label={name}>
          <h2>{heading}</h2>
          {sizes.map((size) => (
            <div className={styles.step} key={size}>
              <span className={styles.size}>{size}</span>
              <span className={styles.line} style={{ fontSize: `var(--fs-${size})` }}>
                {Number(size) >= 20 ? heading : body}
              </span>
            </div>
          ))}
        </section>
      ))}
    </div>
  ),
}

/** Line height 1.5 for Latin, 1.65 for scripts with stacked marks. */
export const Paragraphs: Story = {
  tags: ['!test'],
  render: () => (
    <div className={`${styles.page} ${styles.columns}`}>
      {scripts.map(({ lang, name, heading, body }) => (
        <article className={styles.card} lang={lang} key={lang}>
          <small lang="en">{name}</small>
          <h3>{heading}</h3>
          <p>{`${body} ${body}`}</p>
        </article>
      ))}
    </div>
  ),
}

/** Tabular figures: every amount of the same length has the same width. */
export const Figures: Story = {
  render: () => (
    <div className={styles.page}>
      <p className={`${styles.jackpot} num`}>8,451,117.09</p>
      <table className={`${styles.figures} num`}>
        <tbody>
          {['1,111,111.11', '888,888.88', '40,702.50', '-1,250.00'].map((amount) => (
            <tr key={amount}>
              <td>৳ {amount}</td>
              <td>₫ {amount}</td>
              <td>฿ {amount}</td>
              <td>¥ {amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
}
