import type { CardsTexts } from "../cards";

const DEPARTMENTS: Record<string, string> = {
	Acting: "俳優",
	Directing: "監督",
	Writing: "脚本",
	Production: "プロデュース",
	Editing: "編集",
	Camera: "撮影",
	Sound: "音響",
	Art: "美術",
	"Visual Effects": "視覚効果",
	"Costume & Make-Up": "衣装・メイク",
	Crew: "スタッフ",
	Lighting: "照明",
	Creator: "クリエイター",
};

export default (): CardsTexts => ({
	rating: "評価",
	percentWatched: (percent: number) => `${percent}%視聴済み`,
	department: (name: string) => DEPARTMENTS[name] ?? name,
	movie: "映画",
	tvShow: "テレビ番組",
	numbered: { movie: (id: number) => `映画${id}`, tv: (id: number) => `テレビ番組${id}` },
	because: {
		watched: (title: string) => `「${title}」を見たあなたに`,
		rated: (title: string, rating: number) => `「${title}」に${rating}点をつけたあなたに`,
		genre: (name: string) => `${name}の人気作`,
		trending: () => "いま話題の作品",
	},

	previousIn: (row: string) => `「${row}」の前の作品`,
	nextIn: (row: string) => `「${row}」の次の作品`,
	seeAll: "すべて見る",
	allMovies: "映画一覧",
	allShows: "番組一覧",
});
