// What no title, date or name has: characters that control a terminal, and halves of characters.
export const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, "gu");

export const toPrinted = (text: string) => (UNPRINTABLE.test(text) ? text.replace(ALL_UNPRINTABLE, " ").trim() : text);
