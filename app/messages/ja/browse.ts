import type { TextTools } from "../area";
import type { BrowseTexts } from "../browse";
import type { ListCount } from "../listed";

export default ({ plural }: TextTools<"ja">): BrowseTexts => ({
	homeRows: {
		trending: "いま話題の作品",
		"popular-movies": "人気の映画",
		"trending-shows": "話題のテレビ番組",
		"popular-shows": "人気のテレビ番組",
		netflix: "Netflixオリジナル",
		disney: "Disney+コレクション",
		hbo: "HBOシリーズ",
		prime: "Prime Video",
	},
	recommended: "あなたへのおすすめ",
	trendingNow: "いま話題の作品",
	moreInfo: "詳細情報",
	aboutTitle: (title: string) => `（${title}）`,
	allPictures: "すべての絵",
	adminForRoles: "管理画面を開けるのは管理者とオーナーだけです。オーナーに権限を付与してもらってください。",
	adminForFirstPerson: "管理画面を開けるのは、アカウントの最初のプロフィールだけです。先に切り替えてください。",
	intermission: "休憩中",

	savedCatalogue: "保存済みのカタログを表示中",
	unavailable: "ただいまカタログから応答がありません。しばらくしてからもう一度お試しください。",
	fromSavedCatalogue: "保存済みのカタログから",
	notResponding: "カタログから応答がありません",
	lightsBackSoon: "まもなく復旧します。保存した内容は失われていません。",
	opensByItself: "応答があり次第、このページは自動的に開きます。",
	goBack: "戻る",

	leftOut: (count: number) => plural(count, { other: "#作品を非表示" }),
	leftOutNote: "興味なし、または視聴済みの作品です。",
	hiddenResults: (count: number) => plural(count, { other: "#件を非表示" }),
	hiddenNote: "名前以外の情報がほとんどありません。",
	showHidden: (count: number) => plural(count, { other: "表示する" }),

	titles: "作品",
	loadingTitles: "作品を読み込み中",
	titleCount: (count: number) => plural(count, { other: "#作品" }),
	peopleCount: (count: number) => plural(count, { other: "#人" }),
	showing: ({ shown, total, isAbout }: ListCount) =>
		`${isAbout ? "約" : ""}${plural(total, { other: "#件" })}中<shown>${shown}</shown>件を表示`,
	shownOf: ({ shown, total, isAbout }: ListCount) =>
		`${isAbout ? "約" : ""}${plural(total, { other: "#件" })}中${shown}件を表示`,
	rowHas: (row: string, count: string) => `${row}：${count}`,
	sentence: (said: string) => `${said}。`,
	sentences: (said: string[]) => said.join("。"),
	lacksWords: "これらのキーワードをすべて含む作品はありません",
	resultsFor: (text: string) => `「${text}」の検索結果`,
	threeColumns: "3列で表示",
	moreNotLoaded: "続きを読み込めませんでした。もう一度お試しください。",
	loadMore: "もっと見る",
	loadMoreResults: "結果をもっと見る",
	loadingMore: "読み込み中…",
	theEnd: "以上です",
	pages: "ページ",
	previousPage: "前のページ",
	nextPage: "次のページ",
});
