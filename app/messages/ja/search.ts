import type { SearchTexts } from "../search";

export default (): SearchTexts => ({
	description: "映画・テレビ番組・人物を名前で探せます。",
	kinds: "種類",
	all: "すべて",
	people: "人物",
	startSearch: "検索してみましょう",
	startAdvice:
		"作品名や人名を入力してください。「Dune 2021」のように年を加えて絞り込んだり、「80年代のホラー」のように条件で探したり、作品のリンクを貼り付けたりできます。",
	genres: "ジャンル",
	recentSearches: "最近の検索",
	removeSearch: (text: string) => `「${text}」を削除`,

	movies: "映画",
	shows: "テレビ番組",
	moviesAndShows: "映画とテレビ番組",
	seeAllPeople: "すべての人物を見る",
	lists: "一覧",
	withWords: (text: string) => `「${text}」を含む作品`,
	withSign: (sign: string) => `「${sign}」の絵の作品`,

	noResults: "見つかりませんでした",
	nothingCalled: (text: string, advice: string) => `「${text}」に一致する作品や人物はありません。${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`このプロフィールには「${text}」に一致する作品や人物はありません。年齢制限を超える作品は表示されません。`,
	englishNamesOnly: "サンプルカタログの作品名は英語のみです。",
	noSuchAddress: "このリンクの作品はカタログにありません。",
	checkSpelling: "入力に誤りがないか確認するか、キーワードを減らしてお試しください。",
	tryListAbove: "上の一覧をご覧ください。",
	tryFewerWords: "キーワードを減らしてお試しください。",
	searchMoviesAndShows: "映画とテレビ番組を検索",
});
