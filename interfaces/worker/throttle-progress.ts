/** Reports a share of 0…1 only after it has grown by a percent. */
export function throttleProgress(report: (share: number) => void): (share: number) => void {
  let lastPercent = 0
  return (share) => {
    const percent = Math.floor(share * 100)
    if (percent <= lastPercent) return
    lastPercent = percent
    report(percent / 100)
  }
}
