/** Today's date in India, or that of so many days later: the day by which the product counts, whatever the zone of the machine. */
export const dayInIndia = (daysLater = 0): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + daysLater * 86_400_000).toISOString().slice(0, 10);
