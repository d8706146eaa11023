import type { ListingFacets, MovieGenre, Range, ShowGenre } from "../listed";
import type { ListingsTexts } from "../listings";

const MOVIES: Record<MovieGenre, string> = {
	Action: "アクション映画",
	Adventure: "アドベンチャー映画",
	Animation: "アニメーション映画",
	Comedy: "コメディ映画",
	Crime: "犯罪映画",
	Documentary: "ドキュメンタリー映画",
	Drama: "ドラマ映画",
	Family: "ファミリー映画",
	Fantasy: "ファンタジー映画",
	History: "歴史映画",
	Horror: "ホラー映画",
	Music: "音楽映画",
	Mystery: "ミステリー映画",
	Romance: "恋愛映画",
	"Science Fiction": "SF映画",
	"TV Movie": "テレビ映画",
	Thriller: "スリラー映画",
	War: "戦争映画",
	Western: "西部劇",
};

const SHOWS: Record<ShowGenre, string> = {
	"Action & Adventure": "アクション＆アドベンチャー番組",
	Animation: "アニメ番組",
	Comedy: "コメディ番組",
	Crime: "犯罪ドラマ",
	Documentary: "ドキュメンタリー番組",
	Drama: "ドラマ",
	Family: "ファミリー番組",
	Kids: "キッズ番組",
	Mystery: "ミステリードラマ",
	News: "ニュース番組",
	Reality: "リアリティ番組",
	"Sci-Fi & Fantasy": "SF＆ファンタジー番組",
	Soap: "メロドラマ",
	Talk: "トーク番組",
	"War & Politics": "戦争＆政治ドラマ",
	Western: "西部劇ドラマ",
};

const ORDERS = { all: "", trending: "話題の", top_rated: "高評価の", latest: "最新の" };

function nameTitles({ mediaType, genre }: ListingFacets): string {
	if (genre === "") return mediaType === "movie" ? "映画" : "テレビ番組";
	return mediaType === "movie" ? MOVIES[genre as MovieGenre] : SHOWS[genre as ShowGenre];
}

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return `${to}年までの`;
	if (to === null) return `${from}年以降の`;
	if (from === to) return `${from}年の`;
	return from % 10 === 0 && to === from + 9 ? `${from}年代の` : `${from}～${to}年の`;
}

function range({ from, to }: Range, unit: string): string {
	if (from === null) return `${to}${unit}まで`;
	if (to === null) return `${from}${unit}から`;
	return from === to ? `${from}${unit}` : `${from}～${to}${unit}`;
}

export default (): ListingsTexts => ({
	nameListing: (facets: ListingFacets) => {
		const { order, country, language } = facets;
		return `${nameYears(facets)}${country && `${country}の`}${language && `${language}の`}${ORDERS[order]}${nameTitles(facets)}`;
	},
	pageOf: (name: string, page: number) => `${name}（${page}ページ目）`,
	moviesDescription: "カタログのすべての映画を、ジャンル・年・評価・言語で探せます。",
	showsDescription: "カタログのすべてのテレビ番組を、ジャンル・年・評価・言語で探せます。",
	searchMovies: "映画を検索",
	searchShows: "テレビ番組を検索",
	searchingMovies: "<wide>すべての映画を名前で検索しています。検索中は、</wide>絞り込みと並べ替えは無効です。",
	searchingShows: "<wide>すべてのテレビ番組を名前で検索しています。検索中は、</wide>絞り込みと並べ替えは無効です。",
	noMovies: "映画が見つかりませんでした",
	noMoviesAdvice: "表示できる映画がありません",
	noShows: "テレビ番組が見つかりませんでした",
	noShowsAdvice: "表示できるテレビ番組がありません",
	nothingFits: "作品が見つかりませんでした",
	nothingFitsAdvice: "条件を変えてお試しください",

	show: "表示",
	allMovies: "すべての映画",
	allShows: "すべての番組",
	trending: "話題",
	topRated: "高評価",
	latest: "新着",
	mostPopular: "人気順",
	byName: "タイトル順",
	genre: "ジャンル",
	allGenres: "全ジャンル",
	sortBy: "並べ替え",
	clearFilters: "絞り込みを解除",
	activeFilters: "適用中の絞り込み",
	removeFilter: (filter: string) => `絞り込みを解除：${filter}`,

	moreFilters: "<more>詳しく</more><filters>絞り込む</filters>",
	releaseYear: "公開年",
	firstAired: "放送開始年",
	minimumScore: "評価の下限",
	minimumVotes: "評価件数の下限",
	runtime: "上映時間（分）",
	episodeRuntime: "1話の長さ（分）",
	country: "国",
	anyCountry: "すべての国",
	originalLanguage: "オリジナル言語",
	anyLanguage: "すべての言語",
	provider: "配信サービス",
	anyProvider: "すべての配信サービス",
	from: "下限",
	to: "上限",
	any: "指定なし",
	showTitles: "作品を表示",
	reset: "リセット",
	hideWatched: "視聴済みの作品を表示しない",
	hideWatchedNote: "見た映画と見はじめた番組は、一覧・検索・シリーズに表示されません。マイリストには残ります。",
	preferencesFailed: "設定を読み込めませんでした。もう一度お試しください。",
	changeFailed: "変更できませんでした。もう一度お試しください。",

	score: (score: number) => `評価${score}以上`,
	votes: (votes: string) => `評価${votes}件以上`,
	years: (years: Range) => range(years, "年"),
	minutes: (minutes: Range) => range(minutes, "分"),
});
