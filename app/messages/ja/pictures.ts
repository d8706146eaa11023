import type { TextTools } from "../area";
import type { PicturesTexts } from "../pictures";

export default ({ plural }: TextTools<"ja">): PicturesTexts => ({
	description: "絵を1つか2つ選ぶと、それに当てはまる映画やテレビ番組が見つかります。",
	todaysRiddle: "今日のクイズ",
	skipToTitles: "作品へ移動",
	titlesWithSigns: (signs: string) => `「${signs}」の絵の作品`,
	nothingFound: "作品が見つかりませんでした",
	noTitleHasBoth: (signs: string) => `両方に当てはまる作品はありません：${signs}`,
	noTitleHas: (sign: string) => `「${sign}」の絵の作品はありません。`,
	oneAlone: "どちらか一方だけ",

	riddle: "絵あてクイズ",
	riddleTitle: "毎日の絵あてクイズ",
	riddleDescription:
		"3つの絵と公開年から映画を当てるクイズです。今日の問題は全員共通、解答は6回まで。アカウントは不要です。",
	whichFilm: (day: string) => `3つの絵と公開年から映画を当ててください。${day}（UTC）の問題は全員共通です。`,
	theRiddle: "問題",
	attemptsLeft: (count: number) => plural(count, { other: "あと#回解答できます。" }),
	itWas: (title: string) => `正解は「${title}」でした。`,
	solved: (title: string, attempt: number, attempts: number) =>
		`正解です。「${title}」、${attempts}回中${attempt}回目で正解しました。`,
	notIt: "不正解：<films></films>",
	genres: "ジャンル",
	directedBy: "監督",
	notKnown: "不明",
	corner: "ポスターの一角",
	cornerPicture: "ポスターの角の1つ",
	yourGuess: "あなたの答え",
	nameOfMovie: "映画のタイトル",
	noOtherMovie: "このタイトルの映画はほかにありません。文字を減らしてみてください。",
	theFilm: "この映画",
	nextRiddle: "次の問題は午前0時（UTC）に公開されます。",
	goToFilm: "作品ページへ",
	copied: "コピーしました",
	copyResult: "結果をコピー",
	yourResult: "あなたの結果",
	result: (product: string, day: string, strip: string) => `${product} 絵あてクイズ ${day}：${strip}`,
});
