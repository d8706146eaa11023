import type { TextTools } from "../area";
import type { BegunTexts } from "../begun";

export default ({ plural }: TextTools<"ja">): BegunTexts => ({
	continueWatching: "視聴中",
	upNext: "次に見る",
	next: (code: string) => `次は${code}`,
	markWatched: "視聴済みにする",
	moreInfo: "詳細情報",
	moreInfoAbout: (name: string) => `「${name}」の詳細情報`,
	you: "あなた",
	youAreFurtherOn: "あなたのほうが先まで見ています",
	youAndOthersAreFurtherOn: (names: string) => `${names}さんのほうが先まで見ています`,
	areFurtherOn: (names: string, count: number) => plural(count, { other: `${names}さんのほうが先まで見ています` }),

	yearsAgoTonight: (years: number) => plural(years, { other: "#年前の今夜" }),
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`${day}に「<name>${title}</name>」${part ? `の${part}` : ""}を${rating === null ? "見ました。" : `見て、${rating}点をつけました。`}もう一度いかがですか？`,
	watchOnceMore: "もう一度見る",
	thatDay: "この日の視聴日記",

	threeToBegin: "まずはこの3作品から",
	threeToBeginAdvice:
		"気になる作品を保存するか、見た作品とその評価を教えてください。それをもとにおすすめを表示します。",
	watchedShort: "視聴済み",
});
