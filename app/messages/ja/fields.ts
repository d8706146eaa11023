import type { FieldTexts } from "../fields";

export default (): FieldTexts => ({
	tick: "続けるには、ここにチェックを入れてください",
	chooseFile: "ファイルを選んでください",
	chooseOne: "リストから選んでください",
	fillIn: "この欄に入力してください",
	number: "数値を入力してください",
	wholeNumber: "整数を入力してください",
	wholeDate: "日付をすべて入力してください",
	email: "有効なメールアドレスを入力してください",
	wholeAddress: "URL全体を入力してください",
	otherForm: "指定された形式で入力してください",
	orMore: (min: string) => `${min}以上の値を入力してください`,
	orLess: (max: string) => `${max}以下の値を入力してください`,
	orLater: (min: string) => `${min}以降の日付を入力してください`,
	orEarlier: (max: string) => `${max}以前の日付を入力してください`,
});
